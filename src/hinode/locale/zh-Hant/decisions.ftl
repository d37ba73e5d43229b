# 氏族被問到什麼，以及如何回答。
#
# 有 `ask-KIND-CAUSE` 就用它，否則用 `ask-KIND`：問題本身，`.title` 是標題，`.hint` 是考量。變數是這個決定所帶的
# 內容（已轉成文字）與 `$cause`。`wait-KIND` 給其他人看，有 `$clan`。標籤是 `answer-KIND`，用回答自己的欄位；
# 指名神殿用 `-shrine`，水蓮宣布用 `-announce`。"yes" 與 "no" 依提議的起因、"done" 依決定的種類各有標籤。

## 問題

ask-tea = 這一季你要找盟友嗎？
    .title = 茶會
    .hint = 找一個政策回合排在你之前、而且你不想與之交戰的氏族。
ask-mandate = 你選擇哪一項政策？
    .title = 你的政策回合
    .hint = 所有人都會執行，但獎勵只屬於你和盟友；留下的三張會交給下一個氏族。
ask-recruit = 召喚哪個單位，到哪裡？
    .title = 招募
    .hint = 武士與大名守住地區；神殿裡的信徒有三次機會贏得恩賜。
ask-marshal = 移動哪個單位，到哪裡？
    .title = 調度
    .hint = 往戰爭將至而你能贏的地方去，離開守不住的地方。
ask-train = 取得哪一張季節卡？
    .title = 訓練
    .hint = 卡片有效到遊戲結束，越早取得越好；也要為之後的戰鬥留些錢幣。
ask-train-ryujin = 取得哪一張季節卡？
    .title = 龍神的恩賜
    .hint = 以原價取得一張卡，沒有訓練的折扣。
ask-summon = { $cause }在哪裡現身？
    .title = 新的魔物
    .hint = 牠會來到你的一座堡壘；想想接下來的戰爭，或想採收的地區。
ask-summon-raijin = 武士在哪裡現身？
    .title = 雷神的恩賜
    .hint = 任何地區都可以，不必有你的堡壘。
ask-betray = 替換誰的單位？
    .title = 背叛
    .hint = 從兩個氏族各換掉一個，用預備區中同類型的單位；挑能翻轉地區的位置。
ask-fujin = 移動哪個單位，到哪裡？
    .title = 風神的恩賜
    .hint = { $moves ->
        [1] 還能移動一次。
       *[other] 還能移動{ $moves }次：兩個單位各一次，或一個單位兩次。
    }
ask-offer = 你要嗎？
    .title = 提議
    .hint = 可以接受，也可以不要。
ask-offer-amaterasu = 你要升到榮耀軌頂端嗎？
    .title = 天照大神的恩賜
    .hint = 榮耀決定一切平手，下一座神殿就有用；只有偏好低榮耀的卡片才會讓人猶豫。
ask-offer-seppuku = 你在{ $province }的單位要全數自盡嗎？
    .title = 切腹
    .hint = 全部或全不：每個1分，榮耀升一格；反正要輸時很划算。
ask-offer-ronin = 要在{ $province }的戰鬥雇用浪人嗎？
    .title = 雇用浪人
    .hint = 每名1點戰力，用後仍屬於你；只有寧願輸掉這場時才放棄。
ask-offer-poets = 要讓詩人歌頌{ $province }的亡者嗎？
    .title = 帝國美詩
    .hint = 這場戰鬥每有一個單位被擊殺，不論是誰的，獲得1分。
ask-offer-mercy = 要饒恕{ $province }將死的單位嗎：{ $victims }？
    .title = 慈悲
    .hint = 全數饒恕得2分；他們留在原地，沒有人因其死亡得分。
ask-offer-path-of-the-serpent = 要向{ $mover }收取{ $route }航線的1枚錢幣嗎？
    .title = 大蛇之路
    .hint = 有錢幣就付錢通行，沒有就留在原地。
ask-offer-path-of-the-monkey = 要從最富有者拿走1枚錢幣並失去榮耀嗎？
    .title = 猿猴之路
    .hint = 若數家同樣富有，各拿1枚；你的榮耀下降一格。
ask-place = 把{ $cause }的模型放在哪裡？
    .title = 神明走上地圖
    .hint = 祂為神殿中戰力最高的氏族而戰；祂的能力在所在地區對所有人有效。
ask-place-path-of-the-kenin = 另一名武士放在哪裡？
    .title = 家人之路
    .hint = 放在有你堡壘的地區。
ask-place-path-of-the-samurai = 另一名武士放在哪裡？
    .title = 侍之路
    .hint = 任何地區都可以。
ask-place-path-of-the-light = 信徒放在哪座神殿？
    .title = 光明之路
    .hint = 從預備區直接到任一神殿，不需要堡壘。
ask-bid = 每項戰爭優勢下注多少錢幣？
    .title = { $province }的下注
    .hint = { $coins ->
        [0] 你沒有錢幣，只能不下注。
       *[other] 你有{ $coins }枚錢幣。贏了，下注的錢幣由敗者分得；輸了，全部失去。
    }
ask-hostage = 在{ $province }綁架誰？
    .title = 綁架人質
    .hint = 對你威脅最大的單位，或來自有分數可偷的氏族。
ask-kill = { $cause }擊殺哪個單位？
    .title = 擊殺
    .hint = 單位回到其主的預備區；不能指定大名。
ask-kill-oni-of-hate = 憎恨惡鬼擊殺誰？
    .title = 憎恨惡鬼
    .hint = 此地每個榮耀高於你的氏族各一名武士或信徒。
ask-kill-path-of-the-ninja = 忍者擊殺哪名武士？
    .title = 忍者之路
    .hint = 地圖上任一名武士；你的榮耀因此下降一格。
ask-kill-way-of-the-keiri = 在大名所在之地擊殺誰？
    .title = 警吏之道
    .hint = 每個這樣的地區最多兩名武士或信徒，每名3分。
ask-share = 零頭的錢幣給誰？
    .title = 戰爭賠償
    .hint = { $coins ->
        [1] 有1枚錢幣無法均分：給一個敗者。
       *[other] 有{ $coins }枚錢幣無法均分：每個敗者最多一枚。
    }
ask-benevolence = 你付出的錢幣，給誰一枚？
    .title = 仁愛
    .hint = 提升榮耀並獲得2分：給最派不上用場的氏族。
ask-order = 你要最先還是最後？
    .title = 同一時刻
    .hint = 數個氏族同時有效果要執行，順序可能有影響；榮耀較高者先選。
ask-sequence = 你的哪個效果先執行？
    .title = 你自己的效果
    .hint = 你有數個效果同時發生：依對你最有利的順序執行。

## 回答的標籤

answer-done = 完成
answer-done-recruit = 不再召喚
answer-done-marshal = 調度完成
answer-done-train = 不購買
answer-done-summon = 不召喚
answer-done-betray = 不再替換
answer-done-fujin = 移動完成
answer-done-place = 不放置
answer-done-hostage = 不綁架
answer-done-kill = 不擊殺
answer-done-benevolence = 不分給人
answer-yes = 是
answer-yes-amaterasu = 升到頂端
answer-yes-seppuku = 切腹
answer-yes-ronin = 雇用
answer-yes-poets = 歌頌
answer-yes-mercy = 全數饒恕
answer-yes-path-of-the-serpent = 收取1枚錢幣
answer-yes-path-of-the-monkey = 拿走錢幣
answer-no = 否
answer-no-amaterasu = 留在原位
answer-no-seppuku = 繼續作戰
answer-no-ronin = 不雇用
answer-no-poets = 放棄
answer-no-mercy = 擊殺
answer-no-path-of-the-serpent = 放行
answer-no-path-of-the-monkey = 保全榮耀
answer-first = 最先
answer-last = 最後
answer-ready = 我說完了
answer-propose = 向{ to-clan }提議結盟
answer-withdraw = 收回對{ to-clan }的提議
answer-accept = 接受{ from-clan }
answer-refuse = 拒絕{ from-clan }
answer-pay = 給{ the-clan }1枚錢幣
answer-mandate = { $tile }
answer-mandate-announce = 蓋下{ $tile }，宣布{ $announce }
answer-summon = { $figure }到{ $province }
answer-summon-shrine = { $figure }經{ $province }到{ $shrine }神殿
answer-move = { $figure }從{ $from }到{ $to }
answer-shift = { $figure }從{ $from }神殿到{ $to }神殿
answer-build = 在{ $province }建造堡壘
answer-buy = 購買{ $card }
answer-buy-full = 以全額購買{ $card }
answer-replace = 以{ $with }替換{ $province }的{ the-clan }{ $figure }
answer-replace-shrine = 以{ $with }替換{ $shrine }神殿的{ the-clan }{ $figure }
answer-place = { $figure }放到{ $province }
answer-place-shrine = { $figure }放到{ $shrine }神殿
answer-bid = 下注 { $seppuku }、{ $hostage }、{ $ronin }、{ $poets }
answer-capture = { the-clan }的{ $figure }
answer-kill = { $province }的{ the-clan }{ $figure }
answer-effect = { $source }
answer-gift = 送給{ to-clan }{ $coins ->
    [0] { $ronin }名浪人
   *[other] { $ronin ->
        [0] { gift-coins }
       *[other] { gift-coins }與{ $ronin }名浪人
    }
}

## 等待

wait-tea = { subject }還在茶會中
wait-mandate = { subject }正在選擇政策
wait-recruit = { subject }正在召喚單位
wait-marshal = { subject }正在移動單位
wait-train = { subject }正在挑選季節卡
wait-summon = { subject }正在召喚單位
wait-betray = { subject }正在選擇背叛的對象
wait-fujin = { subject }正以風神之力移動單位
wait-offer = { subject }正在決定是否使用{ $cause }
wait-offer-amaterasu = { subject }正在決定是否升到榮耀軌頂端
wait-offer-seppuku = { subject }正在決定是否切腹
wait-offer-ronin = { subject }正在決定是否雇用浪人
wait-offer-poets = { subject }正在決定是否讓詩人歌頌亡者
wait-offer-mercy = { subject }正在決定是否饒恕將死的單位
wait-offer-path-of-the-serpent = { subject }正在決定是否收取航線費用
wait-offer-path-of-the-monkey = { subject }正在決定是否從最富有者拿走錢幣
wait-place = { subject }正在放置單位
wait-bid = { subject }正在秘密下注
wait-hostage = { subject }正在選擇人質
wait-kill = { subject }正在選擇擊殺的對象
wait-share = { subject }正在分配賠償
wait-benevolence = { subject }正在決定是否把錢幣交給其他氏族
wait-order = { subject }正在決定先後
wait-sequence = { subject }正在安排效果的順序

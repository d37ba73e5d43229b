# 氏族被問到什麼，以及如何回答。
#
# 有 `ask-KIND-CAUSE` 就用它，否則用 `ask-KIND`：問題本身，`.title` 是標題，`.hint` 是考量。變數是這個決定所帶的
# 內容（已轉成文字）與 `$cause`。`wait-KIND` 給其他人看，有 `$clan`。標籤是 `answer-KIND`，用回答自己的欄位；
# 指名神殿用 `-shrine`，水蓮宣布用 `-announce`。"yes" 與 "no" 依提議的起因、"done" 依決定的種類各有標籤。

## 問題

ask-tea = 這一季你要找盟友嗎？
    .title = 茶會
    .hint = 找一個政策回合能與你互補、而且你不想與之交戰的氏族。
ask-mandate = 你選擇哪一項政策行動？
    .title = 你的政策回合
    .hint = 所有人都會執行，但只有你和盟友享有額外獎勵；留下的三張會讓下一個氏族看到。
ask-recruit = 要召喚哪個單位？召喚到哪裡？
    .title = 招募
    .hint = 武士與大名守住地區；神殿裡的信徒在本季剩下的每個神明回合都能爭取恩賜。
ask-marshal = 要移動哪個單位？移到哪裡？
    .title = 調度
    .hint = 移到你能贏得戰爭的地區，離開守不住的地區。
ask-train = 要購買哪一張季節卡？
    .title = 訓練
    .hint = 卡片有效到遊戲結束，越早取得越好；也要為之後的戰鬥留些錢幣。
ask-train-ryujin = 要購買哪一張季節卡？
    .title = 龍神的恩賜
    .hint = 以原價取得一張卡，沒有訓練的折扣。
ask-summon = 要在哪裡召喚{ $cause }？
    .title = 新的魔物
    .hint = 在有你堡壘的地區（蜻蜓可在任何地區）；想想接下來的戰爭，或想採收的地區。
ask-summon-raijin = 要在哪裡召喚武士？
    .title = 雷神的恩賜
    .hint = 任何地區都可以，不必有你的堡壘。
ask-betray = 要替換哪個單位？
    .title = 背叛
    .hint = 最多從兩個氏族各換掉一個單位，須以同類型的單位替換；挑選能改變勝負的地區。
ask-fujin = 要移動哪個單位？移到哪裡？
    .title = 風神的恩賜
    .hint = { $moves ->
        [1] 還能移動一次。
       *[other] 還能移動{ $moves }次：兩個單位各一次，或一個單位兩次。
    }
ask-offer = 要使用嗎？
    .title = 你的選擇
    .hint = 可以選擇不使用。
ask-offer-amaterasu = 你要升到榮耀第1位嗎？
    .title = 天照大神的恩賜
    .hint = 凡平手都看榮耀，下一座神殿就開始適用。除非你的卡片需要低榮耀，否則值得。
ask-offer-seppuku = 要讓你在{ $province }的單位全數切腹嗎？
    .title = 切腹
    .hint = 必須全數切腹：每個得1分並提升一次榮耀；反正會輸時很划算。
ask-offer-ronin = 要在{ $province }的戰鬥雇用浪人嗎？
    .title = 雇用浪人
    .hint = 每名+1點戰力（錦鯉用未下注的錢幣），不會用掉；除非寧願輸掉這場，否則都該使用。
ask-offer-poets = 要在{ $province }使用帝國美詩嗎？
    .title = 帝國美詩
    .hint = 這場戰鬥每有一個單位被擊殺，不論是誰的，獲得1分。
ask-offer-mercy = 要饒恕{ $province }即將被擊殺的單位（{ $victims }）嗎？
    .title = 慈悲
    .hint = 全數饒恕得2分；他們留在原地，任何人都不因此得分。
ask-offer-path-of-the-serpent = 要向{ $mover }收取1枚錢幣的航線費嗎（{ $route }）？
    .title = 大蛇之路
    .hint = 對方有錢幣就必須支付，沒有就不能使用該航線。
ask-offer-path-of-the-monkey = 要從其他氏族中最富有的一家拿走1枚錢幣，並失去榮耀嗎？
    .title = 猿猴之路
    .hint = 若有數家並列最富有，各拿1枚；你失去一次榮耀。
ask-place = 要把{ $cause }的模型放在哪裡？
    .title = 放置神明
    .hint = 祂為神殿中戰力最高的氏族而戰；祂的能力影響所在地區的所有人。
ask-place-path-of-the-kenin = 要把額外的武士放在哪裡？
    .title = 家臣之路
    .hint = 放在有你堡壘的地區。
ask-place-path-of-the-samurai = 要把額外的武士放在哪裡？
    .title = 侍之路
    .hint = 任何地區都可以。
ask-place-path-of-the-light = 要把信徒放在哪座神殿？
    .title = 光明之路
    .hint = 從預備區直接到任一神殿，不需要堡壘。
ask-bid = 各項戰爭優勢要下注多少錢幣？
    .title = { $province }的下注
    .hint = { $coins ->
        [0] 你沒有錢幣可以下注。
       *[other] 你有{ $coins }枚錢幣。戰勝則下注由敗者均分；戰敗則下注全部棄掉。
    }
ask-hostage = 要在{ $province }綁架哪個單位？
    .title = 綁架人質
    .hint = 挑選對你威脅最大的單位，或從有分數可偷的氏族下手。
ask-hostage-respect = 要在{ $province }再綁架哪個單位？
    .title = 禮敬
    .hint = 你的卡片讓你每場戰鬥可多綁架一個單位，並再偷取1分。
ask-kill = { $cause }要擊殺哪個單位？
    .title = 擊殺
    .hint = 該單位返回所屬玩家的預備區；不能指定大名。
ask-kill-oni-of-hate = 憎恨惡鬼要擊殺誰？
    .title = 憎恨惡鬼
    .hint = 此地每個榮耀高於你的氏族各一名武士或信徒。
ask-kill-path-of-the-ninja = 忍者要擊殺哪名武士？
    .title = 忍者之路
    .hint = 地圖上任一名武士；你失去一次榮耀。
ask-kill-way-of-the-keiri = 要在你的大名單位所在地區擊殺誰？
    .title = 刑吏之道
    .hint = 每個有你的大名單位的地區最多兩名武士或信徒，每名3分。
ask-share = { $coins ->
    [1] 你的下注無法均分，多出的1枚錢幣要給誰？
   *[other] 你的下注無法均分，多出{ $coins }枚錢幣，下一枚要給誰？
}
    .title = 戰爭賠償
    .hint = { $coins ->
        [1] 有1枚錢幣無法均分，請選擇給哪位敗者。
       *[other] 有{ $coins }枚錢幣無法均分，每位敗者最多多得一枚。
    }
ask-benevolence = 你付出的錢幣，要把其中一枚給誰？
    .title = 仁愛
    .hint = 提升榮耀並獲得2分；給最用不到錢幣的氏族吧。
ask-order = 你要最先還是最後執行？
    .title = 效果同時發生
    .hint = 數個氏族同時有效果要執行，順序可能有影響；榮耀較高者先選。
ask-sequence = 接著要執行哪個效果？
    .title = 你的效果
    .hint = 你有數個效果同時發生，請選擇接下來執行哪一個。

## 回答的標籤

answer-done = 完成
answer-done-recruit = 結束召喚
answer-done-marshal = 移動完成
answer-done-train = 不購買
answer-done-summon = 不召喚
answer-done-betray = 結束替換
answer-done-fujin = 移動完成
answer-done-place = 不放置
answer-done-hostage = 不綁架
answer-done-kill = 不擊殺
answer-done-benevolence = 不給任何人
answer-yes = 是
answer-yes-amaterasu = 升到第1位
answer-yes-seppuku = 切腹
answer-yes-ronin = 雇用
answer-yes-poets = 使用
answer-yes-mercy = 全數饒恕
answer-yes-path-of-the-serpent = 收取1枚錢幣
answer-yes-path-of-the-monkey = 拿走錢幣
answer-no = 否
answer-no-amaterasu = 留在原位
answer-no-seppuku = 繼續作戰
answer-no-ronin = 不雇用
answer-no-poets = 不使用
answer-no-mercy = 擊殺
answer-no-path-of-the-serpent = 放行
answer-no-path-of-the-monkey = 保全榮耀
answer-first = 最先
answer-last = 最後
answer-ready = 結束協商
answer-propose = 向{ to-clan }提議結盟
answer-withdraw = 收回對{ to-clan }的提議
answer-accept = 接受{ from-clan }的提議
answer-refuse = 拒絕{ from-clan }的提議
answer-pay = 給{ the-clan }1枚錢幣
answer-mandate = { $tile }
answer-mandate-announce = 蓋牌打出{ $tile }，宣布{ $announce }
answer-summon = 召喚{ $figure }到{ $province }
answer-summon-shrine = 召喚{ $figure }到{ $shrine }神殿（經{ $province }）
answer-move = { $figure }從{ $from }移到{ $to }
answer-shift = { $figure }從{ $from }神殿移到{ $to }神殿
answer-build = 在{ $province }建造堡壘
answer-buy = 購買{ $card }
answer-buy-full = 以原價購買{ $card }
answer-replace = 以{ $with }替換{ the-clan }在{ $province }的{ $figure }
answer-replace-shrine = 以{ $with }替換{ $shrine }神殿中{ the-clan }的{ $figure }
answer-place = { $figure }放到{ $province }
answer-place-shrine = { $figure }放到{ $shrine }神殿
answer-bid = 下注{ $seppuku }、{ $hostage }、{ $ronin }、{ $poets }
answer-capture = { the-clan }的{ $figure }
answer-kill = { $province }：{ the-clan }的{ $figure }
answer-effect = { $source }
answer-gift = 送給{ to-clan }{ $coins ->
    [0] { $ronin }名浪人
   *[other] { $ronin ->
        [0] { gift-coins }
       *[other] { gift-coins }與{ $ronin }名浪人
    }
}

## 等待

wait-tea = { subject }仍在茶會中協商
wait-for-reply = { subject }在等你回覆提案，稍後才會繼續
wait-for-reply-short = 等你回覆
wait-mandate = { subject }正在選擇政策行動
wait-recruit = { subject }正在召喚單位
wait-marshal = { subject }正在移動單位
wait-train = { subject }正在挑選季節卡
wait-summon = { subject }正在召喚單位
wait-betray = { subject }正在選擇背叛的對象
wait-fujin = { subject }正以風神的恩賜移動單位
wait-offer = { subject }正在決定是否使用{ $cause }
wait-offer-amaterasu = { subject }正在決定是否升到榮耀第1位
wait-offer-seppuku = { subject }正在決定是否切腹
wait-offer-ronin = { subject }正在決定是否雇用浪人
wait-offer-poets = { subject }正在決定是否使用帝國美詩
wait-offer-mercy = { subject }正在決定是否饒恕即將被擊殺的單位
wait-offer-path-of-the-serpent = { subject }正在決定是否收取航線費
wait-offer-path-of-the-monkey = { subject }正在決定是否從其他氏族中最富有的一家拿走錢幣
wait-place = { subject }正在放置單位
wait-bid = { subject }正在秘密下注
wait-hostage = { subject }正在選擇人質
wait-kill = { subject }正在選擇擊殺的對象
wait-share = { subject }正在分配賠償
wait-benevolence = { subject }正在決定是否把錢幣交給其他氏族
wait-order = { subject }正在決定先後
wait-sequence = { subject }正在安排效果的順序
